// What of the analysis is open over the game page. The parts themselves are fetched when somebody opens them.

/** `ending`: what opened the end-game calculator, where it stands. */
export const opened = $state<{ ending: HTMLElement | null }>({ ending: null });
