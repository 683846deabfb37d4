import { useCallback, useEffect, useState } from 'react'
import { createEarlyTyping } from './createEarlyTyping.ts'

/** The overlay that a shortcut opens: the palette or the list of keys. Its code is loaded on first use. */
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
  /** The text typed before the palette's field had the focus. */
  return { overlay, openPalette, openKeys, close, takeTyped: early.take }
}
