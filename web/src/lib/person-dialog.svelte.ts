// Subject of the dialog to report or block a player or vote about an absent one. The dialog is loaded on demand.

/** `away`: only the vote about an absent player. */
type About = { game: string; name: string; seat?: number; line?: number; away?: true };

export const personDialog = $state<{ about: About | null }>({ about: null });
