import { useCallback, useEffect, useState } from 'react'
import { createEarlyTyping } from './createEarlyTyping.ts'

/** The overlay that a shortcut opens: the palette, also as the account switcher, or the list of keys. Its code is loaded on first use. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<'palette' | 'accounts' | 'keys' | null>(null)
  const [early] = useState(createEarlyTyping)
  useEffect(() => early.end, [early])

  const close = useCallback(() => {
    early.end()
    setOverlay(null)
  }, [early])
  const openField = useCallback(
    (kind: 'palette' | 'accounts') => {
      if (overlay === 'palette' || overlay === 'accounts') return
      early.begin(close)
      setOverlay(kind)
    },
    [overlay, early, close],
  )
  const openPalette = useCallback(() => openField('palette'), [openField])
  const openAccounts = useCallback(() => openField('accounts'), [openField])
  const openKeys = useCallback(() => setOverlay('keys'), [])
  /** The text typed before the palette's field had the focus. */
  return { overlay, openPalette, openAccounts, openKeys, close, takeTyped: early.take }
}
