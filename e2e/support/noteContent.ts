/**
 * Runs in the page: `contentAt` is when the page had drawn the text, `readableAt` when the first frame had it. A string, because compilers
 * add helpers to functions.
 *
 * @param text - Words of the content, in the page's main part; empty for a document that is content as soon as it is there.
 */
export const noteContent = (text: string) => `{
  const isInFrame = () => {
    const places = document.querySelectorAll('#root + div main :is(a, p)')
    return [...places].some((place) => place.textContent.includes(${JSON.stringify(text)}) && place.checkVisibility())
  }
  const lookAtFrame = () => {
    if (${JSON.stringify(text)} !== '' && isInFrame())
      requestAnimationFrame(() => setTimeout(() => (window.readableAt = performance.now())))
    else if (!window.contentAt) requestAnimationFrame(lookAtFrame)
  }
  requestAnimationFrame(lookAtFrame)
  new PerformanceObserver((list) => (window.contentShownAt ??= list.getEntries()[0].startTime)).observe({ type: 'element' })
  const hasText = (element) => element.textContent.includes(${JSON.stringify(text)})
  /** The browser reports when it shows a marked element: the block that has the text, which is one of these. */
  const mark = (element) => {
    element.setAttribute('elementtiming', 'content')
    const [inner] = [...element.children].filter(hasText)
    if (inner) mark(inner)
  }
  const look = () => {
    const isOurs = document.querySelector('#root') !== null
    const place = document.querySelector(isOurs ? '#root main' : 'main') ?? (isOurs ? null : document.documentElement)
    if (place !== null && hasText(place)) {
      if (${JSON.stringify(text)} !== '') mark(place)
      requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())))
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`
