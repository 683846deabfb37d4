import { useEffect } from 'react'

/** The URL in the page's markup. */
let plain: string | undefined

/** The favicon, with a number when something needs this wallet. */
export function useFavicon(count: number): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    plain ??= link.href
    link.href = count > 0 ? counted(count) : plain
  }, [count])
}

function counted(count: number): string {
  const text = count > 9 ? '9+' : String(count)
  // no message: an image
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15.5" fill="#2340C4"/><text x="16" y="17" font-family="system-ui,sans-serif" font-size="${text.length > 1 ? 15 : 19}" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
