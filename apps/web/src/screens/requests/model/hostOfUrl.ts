/** The host of a URL with its port; the text itself if it is not a URL. */
export const hostOfUrl = (url: string): string => (URL.canParse(url) && new URL(url).host) || url
