// Whom the dialog is about that reports, blocks, or goes on without somebody; the dialog itself is fetched when wanted.

/** `away`: only about going on without them. */
type About = { game: string; name: string; seat?: number; line?: number; away?: true };

export const personDialog = $state<{ about: About | null }>({ about: null });
