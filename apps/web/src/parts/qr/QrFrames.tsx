import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { QrCode } from '@countersign/ui'
import styles from './QrFrames.module.css'
import { qrMessages as messages } from './qrMessages.ts'

/** Slow enough for every camera, fast enough to finish in a few seconds. */
const FRAME_MS = 250

/** An animated code that repeats its frames. The user can stop it at a frame. */
export function QrFrames({ frames, label }: { readonly frames: readonly string[]; readonly label: string }) {
  const [index, setIndex] = useState(0)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (frames.length < 2 || isStopped) return
    const timer = setInterval(() => setIndex((at) => (at + 1) % frames.length), FRAME_MS)
    return () => clearInterval(timer)
  }, [frames, isStopped])
  const frame = frames[index % frames.length] ?? ''
  return (
    <div className={styles.frames}>
      <QrCode text={frame} label={label} level="L" className={styles.code ?? ''} />
      {frames.length > 1 && (
        <div className={styles.frameBar}>
          <span className={styles.words}>
            {messages.frameOf({ frame: (index % frames.length) + 1, count: frames.length })}
          </span>
          <Button size="compact-sm" variant="subtle" onClick={() => setStopped(!isStopped)}>
            {isStopped ? messages.play : messages.stop}
          </Button>
        </div>
      )}
    </div>
  )
}
