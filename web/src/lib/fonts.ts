// The page is put together when its letters are there: nothing moves when they come. Where they do not come soon, it is
// shown in the reader's own.
const SOON = 3000;

export function fontsReady(): Promise<unknown> {
  const wanted = ['400 14px "Rondel Sans"', '700 20px "Rondel Title"'].map((font) => document.fonts.load(font));
  return Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, SOON))]);
}
