/** What would be lost if the page were loaded anew; set by whoever lets people choose something step by step. */
export const pendingChoice = $state({ exists: false });
