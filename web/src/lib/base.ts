// Base path of the site: "" at the root of a host, "/games/rondel" below a path. Scripts are in its folder assets.
export const base = import.meta.env.PROD ? new URL("..", import.meta.url).pathname.slice(0, -1) : "";
