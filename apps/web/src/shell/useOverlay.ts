import { useCallback, useEffect, useState } from 'react'
import { createEarlyTyping } from './createEarlyTyping.ts'

/** What lies over the page by a key: the palette or the list of keys. Their code is loaded when they are asked for first. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<'palette' | 'keys' | null>(null)
  const [early] = useState(createEarlyTyping)
  useEffect(() => early.end, [early])

  const close = useCallback(() => {
    early.end()
    setOverlay(null)
  }, [early])
  const openPalette = useCallback(() => {
    if (overlay === 'palette') return
    early.begin(close)
    setOverlay('palette')
  }, [overlay, early, close])
  const openKeys = useCallback(() => setOverlay('keys'), [])
  /** What was typed before the palette's field had the focus. */
  return { overlay, openPalette, openKeys, close, takeTyped: early.take }
}
