/** A page in the background is not painted. */
const LONGEST_MS = 200

/**
 * Resolves when what is drawn now, and what follows from it in the next frame, is painted: the code of later parts must not stand in the way of
 * the content.
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
