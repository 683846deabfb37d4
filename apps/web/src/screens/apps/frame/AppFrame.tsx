import { openHostBridge, type AppHandlers, type BridgeEvent, type HostBridge } from '@countersign/app-bridge'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AppPlace } from '../../../data/url/appOf.ts'
import styles from './AppFrame.module.css'
import type { FrameNews } from './frameWatch.ts'
import { onRefusedDocument, pinFrames } from './pinFrames.ts'
import { appFrameMessages } from './appFrameMessages.ts'

/** Leaves out top navigation, modals, pointer lock and presentation, because they would reach outside the frame. */
const ISOLATED =
  // no message: names of the browser
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock'
const SANDBOX = `allow-same-origin ${ISOLATED}`

export type AppFrameProps = {
  readonly app: AppPlace
  readonly name: string
  /** The frame gets neither an origin of its own nor storage. */
  readonly isIsolated: boolean
  /** The `allow` attribute: the granted browser features, limited to the app's origin. */
  readonly allow: string
  readonly handlers: AppHandlers
  readonly isGranted: (permission: 'address-book') => boolean
  readonly isDark: boolean
  readonly onNews: (news: FrameNews) => void
  readonly onEvent: (event: BridgeEvent) => void
  /** Receives the bridge, and null when the frame closes. */
  readonly onBridge: (bridge: HostBridge | null) => void
}

/** The frame of an app. Its bridge listens before the app loads; every mount gets a new bridge. */
export function AppFrame(props: AppFrameProps) {
  const { app, name, isIsolated, allow, isDark } = props
  const place = useRef<HTMLDivElement>(null)
  const bridge = useRef<HostBridge | null>(null)
  const handleEvent = useEffectEvent((event: BridgeEvent) => {
    const at = Date.now()
    if (event.kind === 'request') props.onNews({ kind: 'contact', at })
    else if (event.kind === 'foreign-origin') props.onNews({ kind: 'moved', to: event.origin, at })
    else if (event.kind === 'unsupported-0.x') props.onNews({ kind: 'old-protocol', at })
    props.onEvent(event)
  })
  const loaded = useEffectEvent((times: number) => {
    if (times > 1) bridge.current?.documentReplaced()
    props.onNews({ kind: 'load', at: Date.now() })
  })
  const refused = useEffectEvent((origin: string | null) => {
    bridge.current?.documentReplaced()
    props.onNews({ kind: 'refused', to: origin, at: Date.now() })
  })
  const tellBridge = useEffectEvent((opened: HostBridge | null) => props.onBridge(opened))
  const handlers = useRef(props.handlers)
  const isGranted = useEffectEvent((permission: 'address-book') => props.isGranted(permission))

  useEffect(() => {
    const parent = place.current
    if (parent === null) return
    // The URL names the app, so the reloaded document opens it.
    if (!pinFrames(app.origin)) return location.reload()
    const unlisten = onRefusedDocument((origin) => refused(origin))
    // Made without React: the address is set before the element is inserted, so that no empty document of our own
    // origin exists in it.
    const element = document.createElement('iframe')
    element.className = styles.frame ?? ''
    element.title = appFrameMessages.frameTitle({ name, host: app.host })
    element.setAttribute('sandbox', isIsolated ? ISOLATED : SANDBOX)
    element.allow = allow
    element.referrerPolicy = 'strict-origin-when-cross-origin'
    const opened = openHostBridge({
      listenOn: window,
      frame: () => element.contentWindow,
      origin: isIsolated ? 'null' : app.origin,
      handlers: handlers.current,
      isGranted: (permission) => isGranted(permission),
      onEvent: (event) => handleEvent(event),
    })
    bridge.current = opened
    tellBridge(opened)
    let times = 0
    const onLoad = () => {
      times += 1
      loaded(times)
    }
    element.addEventListener('load', onLoad)
    element.src = app.url
    parent.append(element)
    return () => {
      unlisten()
      element.removeEventListener('load', onLoad)
      bridge.current = null
      tellBridge(null)
      opened.close()
      element.remove()
    }
  }, [app, name, allow, isIsolated])

  const reported = useRef(isDark)
  useEffect(() => {
    // The app reads the first theme itself.
    if (reported.current === isDark) return
    reported.current = isDark
    bridge.current?.pushTheme({ darkMode: isDark })
  }, [isDark])

  return <div ref={place} className={styles.place} />
}
