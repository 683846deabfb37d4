/** A page in the background is not painted. */
const LONGEST_MS = 200

/**
 * Resolves when the current content and the content of the next frame are painted, so that the code of later parts does not delay them.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    // Checks also run where nothing is painted.
    if (typeof requestAnimationFrame !== 'function') return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer)
        setTimeout(resolve)
      }),
    )
  })
