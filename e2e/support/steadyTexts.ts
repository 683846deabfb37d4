/**
 * Replaces texts that differ between two runs of the same page: times, hashes of executed transactions, ports, block numbers, fees.
 * Runs inside the page.
 */
export function steadyTexts(): void {
  for (const time of document.querySelectorAll('time')) time.textContent = '1 Jan'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const steady = text
      .replaceAll(/\b(localhost|127\.0\.0\.1):\d+/g, '$1:3000')
      .replaceAll(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, '10:00')
      .replaceAll(
        /\b(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{1,2})?(?:,? \d{4})?/g,
        '1 Jan',
      )
      .replaceAll(/\b\d+ (?:second|minute|hour|day)s? ago\b/g, '1 minute ago')
      .replaceAll(/\b(block) [\d,]+/gi, '$1 100')
    if (steady !== text) node.nodeValue = steady
  }
}
