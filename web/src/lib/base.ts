// Where the site lies: "" on a host of its own, "/games/rondel" below a path. The scripts lie in its folder assets.
export const base = import.meta.env.PROD ? new URL("..", import.meta.url).pathname.slice(0, -1) : "";
