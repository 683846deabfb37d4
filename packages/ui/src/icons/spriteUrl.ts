/** URL of the icon sprite, for a `<link rel="preload" as="image">` in the page's head. */
export const spriteUrl = new URL('./sprite.svg', import.meta.url).href
