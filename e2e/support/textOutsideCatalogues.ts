import type { Page } from '@playwright/test'

/** Parts of a page whose text is no message: code, and what people, contracts and apps wrote. */
const NO_MESSAGE = 'code, pre, script, style, template, svg, noscript, [data-written], [lang]:not(html)'
/** A message never goes across the borders of these. */
const BLOCKS =
  'section, article, aside, header, footer, nav, main, p, li, dt, dd, tr, td, th, h1, h2, h3, h4, label, button'

/**
 * Visible texts and names of elements that are in no catalogue: in the language `en-XB` every message stands in ⟦⟧.
 * @param allowed parts of texts that are not translated: symbols, addresses, names that people gave
 */
export const textOutsideCatalogues = (page: Page, allowed: readonly RegExp[]): Promise<string[]> =>
  page.evaluate(
    ({ noMessage, blocks, patterns }) => {
      const isText = (text: string): boolean =>
        /\p{L}{2}/u.test(patterns.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, 'gu'), ' '), text))
      const found = new Set<string>()
      let depth = 0
      const read = (text: string, name: string): void => {
        // Pieces of the text that are outside of all brackets.
        let outside = ''
        for (const character of text) {
          if (character === '⟦') depth += 1
          else if (character === '⟧') depth -= 1
          else if (depth === 0) outside += character
        }
        if (isText(outside)) found.add(`${name}: ${text.trim()}`)
      }
      const visit = (element: Element): void => {
        if (element.matches(noMessage) || !element.checkVisibility({ visibilityProperty: true })) return
        for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = element.getAttribute(attribute)
          const before = depth
          depth = 0
          if (text !== null) read(text, `${element.tagName.toLowerCase()} ${attribute}`)
          depth = before
        }
        const isBlock = element.matches(blocks)
        const before = depth
        if (isBlock) depth = 0
        for (const child of element.childNodes) {
          if (child instanceof Element) visit(child)
          else if (child.nodeType === Node.TEXT_NODE && child.textContent)
            read(child.textContent, element.tagName.toLowerCase())
        }
        if (isBlock) depth = before
      }
      visit(document.body)
      depth = 0
      read(document.title, 'title of the document')
      return [...found]
    },
    { noMessage: NO_MESSAGE, blocks: BLOCKS, patterns: allowed.map(({ source }) => source) },
  )
