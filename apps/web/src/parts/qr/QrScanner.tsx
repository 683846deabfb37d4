import { FieldNote } from '@countersign/ui'
import { Loader } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './QrScanner.module.css'
import { loadQrImageReader, type QrImageReader } from './readQrImage.ts'
import { qrMessages as messages } from './qrMessages.ts'

/** A code on a phone screen is readable far below this size; more pixels only take time. */
const MOST_PIXELS = 720

type Props = {
  /** What is scanned; the accessible name of the picture. */
  readonly label: string
  /** Called for every code that the camera sees, the same one many times. */
  readonly onCode: (text: string) => void
  /** Called with the reason when there is no picture. Without it the reason is shown in the place of the picture. */
  readonly onProblem?: (reason: string) => void
}

/** The camera's picture, searched for QR codes. The picture does not leave this page. Load it lazily. */
export function QrScanner({ label, onCode, onProblem }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'starting' | 'running' | string>('starting')
  const seen = useEffectEvent(onCode)
  const failed = useEffectEvent((reason: string) => (onProblem ? onProblem(reason) : setState(reason)))

  useEffect(() => {
    const stop = new AbortController()
    start(video.current, stop.signal, (text) => seen(text)).then(
      () => setState('running'),
      (error: unknown) => {
        if (!stop.signal.aborted) failed(cameraProblem(error))
      },
    )
    return () => stop.abort()
  }, [])

  return (
    <div className={styles.frame}>
      <video ref={video} className={styles.video} aria-label={label} hidden={state !== 'running'} muted playsInline />
      {state === 'starting' && (
        <p className={styles.words}>
          <Loader /> {messages.starting}
        </p>
      )}
      {state !== 'starting' && state !== 'running' && (
        <div className={styles.words}>
          <FieldNote kind="caution">{state}</FieldNote>
        </div>
      )}
    </div>
  )
}

async function start(video: HTMLVideoElement | null, signal: AbortSignal, onCode: (text: string) => void) {
  if (video === null) return
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'SecurityError')
  const [read, stream] = await Promise.all([
    loadQrImageReader(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false }),
  ])
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  void look(video, read, signal, onCode)
}

async function look(video: HTMLVideoElement, read: QrImageReader, signal: AbortSignal, onCode: (text: string) => void) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return
  while (!signal.aborted) {
    await new Promise(requestAnimationFrame)
    const { videoWidth, videoHeight } = video
    if (videoWidth === 0) continue
    const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const text = await read(context.getImageData(0, 0, canvas.width, canvas.height)).catch(() => null)
    if (text && !signal.aborted) onCode(text)
  }
}

function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return messages.notAllowed
  if (name === 'NotFoundError') return messages.noCamera
  if (name === 'SecurityError') return messages.insecure
  return messages.notStarting
}
