// The page is rendered once its fonts are loaded, to avoid a layout shift; after a time limit it uses system fonts.
const SOON = 3000;

export function fontsReady(): Promise<unknown> {
  const wanted = ['400 14px "Rondel Sans"', '700 20px "Rondel Title"'].map((font) => document.fonts.load(font));
  return Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, SOON))]);
}
