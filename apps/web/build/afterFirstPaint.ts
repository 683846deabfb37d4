/** For a page that draws no frame, such as one in a hidden tab. */
const LONGEST_WAIT_MS = 100

/**
 * First statement of the entry: the frame in the document is painted before the page's code is evaluated, which takes longer than a frame.
 * It is text and no module, because the bundler divides a program with a waiting module into more files.
 */
const WAIT = `if (document.visibilityState === 'visible' && performance.getEntriesByName('first-paint').length === 0)
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, ${LONGEST_WAIT_MS})
  });`

/** The bundler's `banner`. */
export const afterFirstPaint = ({ isEntry }: { isEntry: boolean }): string => (isEntry ? WAIT : '')
