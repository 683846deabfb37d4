import { useCallback } from 'react'

type Props = {
  readonly blob: Blob
  /** What it shows, in words. */
  readonly label: string
  /** Begins at once, because the user asked for it. */
  readonly isPlayed: boolean
  readonly onError: () => void
}

/**
 * A picture, a video or a sound of bytes. Its address exists only while it is shown. Code in an SVG does not run in an `img` element, and
 * videos and sounds cannot contain code.
 */
export function BlobMedia({ blob, label, isPlayed, onError }: Props) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (element === null) return undefined
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  if (blob.type.startsWith('video/'))
    return <video ref={show} aria-label={label} controls playsInline autoPlay={isPlayed} onError={onError} />
  if (blob.type.startsWith('audio/'))
    return <audio ref={show} aria-label={label} controls autoPlay={isPlayed} onError={onError} />
  return <img ref={show} alt={label} decoding="async" onError={onError} />
}
