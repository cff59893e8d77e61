/** Whether a reload would lose unsent input; set by pages with multi-step choices. */
export const pendingChoice = $state({ exists: false });
