/** The host of an address, with its port; the text itself where it is none. */
export const hostOfUrl = (url: string): string => (URL.canParse(url) && new URL(url).host) || url
