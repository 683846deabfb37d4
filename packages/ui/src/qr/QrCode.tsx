import { useMemo } from 'react'
import styles from './QrCode.module.css'
import { qrPath, type QrLevel } from './qrPath.ts'
import { uiMessages as messages } from '../uiMessages.ts'

export type QrCodeProps = {
  readonly text: string
  /** What scanning does; the code's accessible name. */
  readonly label: string
  /** How much of the code may be unreadable: 7, 15, 25 or 30 %. Default M. */
  readonly level?: QrLevel
  readonly className?: string
}

/**
 * A QR code. Always dark on light with its quiet zone, because scanners do not read inverted codes. Load it lazily.
 *
 * @example
 * <QrCode text={alice} label="QR code of the address" />
 */
export function QrCode({ text, label, level = 'M', className }: QrCodeProps) {
  const code = useMemo(() => tryPath(text, level), [text, level])
  if (code === null) return <p role="alert">{messages.tooLongForQr(text.length)}</p>
  return (
    <svg
      className={`${styles.code ?? ''} ${className ?? ''}`}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
    >
      <rect width={code.size} height={code.size} fill="#ffffff" />
      <path d={code.path} fill="#0f1621" shapeRendering="crispEdges" />
    </svg>
  )
}

function tryPath(text: string, level: QrLevel) {
  try {
    return qrPath(text, level)
  } catch {
    return null
  }
}
