// Whom the dialog is about that reports, blocks, or goes on without somebody; the dialog itself is fetched when wanted.

export const personDialog = $state<{ about: { game: string; name: string; seat?: number; line?: number } | null }>({
  about: null,
});
