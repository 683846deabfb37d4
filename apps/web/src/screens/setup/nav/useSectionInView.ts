import { useEffect, useState } from 'react'
import { sectionInView } from './sectionInView.ts'

/** Below the bars at the top of the window, in pixels. */
const LINE = 160

/**
 * The current section of the page.
 * @param asked the section in the URL
 */
export function useSectionInView(ids: readonly string[], asked: string): string | null {
  const [inView, setInView] = useState<string | null>(null)
  const names = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const places = names.split(' ').flatMap((id) => {
        const element = document.getElementById(id)
        return element ? [{ id, top: element.getBoundingClientRect().top }] : []
      })
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 4
      setInView(sectionInView(places, { line: LINE, height: innerHeight, isAtEnd, asked }))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(soon)
    observer.observe(document.body)
    addEventListener('scroll', soon, { passive: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scroll', soon)
    }
  }, [names, asked])
  return inView
}
