/** Headers of every answer: a browser guesses no type of content, and sends no address of a page to other hosts. */
export const browserHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
