import type { Collectible } from '@countersign/api'
import { Icon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { nftMediaQuery } from '../../../data/nft/nftMediaQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { nftPictureMessages as messages } from '../nftPictureMessages.ts'
import { pictureStateOf } from '../pictureStateOf.ts'
import styles from './Assets.module.css'

export interface NftPictureProps {
  item: Collectible
  /** The item in words. */
  label: string
  /** The user asked for all pictures. */
  isAsked: boolean
}

/** A square of a fixed size: the picture, the button that loads it, or the reason why there is none. */
export function NftPicture({ item, label, isAsked }: NftPictureProps) {
  const { from } = useDataSource()
  const state = pictureStateOf(item, from)
  const alt = item.name ?? label
  if (state.kind === 'inside') return <img src={state.src} alt={alt} loading="lazy" decoding="async" />
  if (state.kind === 'remote') return <RemotePicture {...{ item, label, alt, isAsked }} />
  return <Blank>{state.reason}</Blank>
}

function RemotePicture({ item, label, alt, isAsked }: NftPictureProps & { alt: string }) {
  const { chainId } = useAccount()
  const [isPressed, setPressed] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const media = useQuery({ ...nftMediaQuery(chainId, item), enabled: isAsked || isPressed })
  if (media.data && !isBroken) return <BlobPicture blob={media.data} alt={alt} onError={() => setBroken(true)} />
  if (media.isFetching) return <Blank isBusy>{messages.loading}</Blank>
  if (media.error || isBroken)
    return (
      <Blank>
        <b>{messages.failed}</b>
        <span role="alert">{media.error ? media.error.message : messages.unreadable}</span>
        <button
          type="button"
          className="cs-link"
          aria-label={messages.againNamed({ item: label })}
          onClick={() => {
            setBroken(false)
            setPressed(true)
            void media.refetch()
          }}
        >
          {messages.again}
        </button>
      </Blank>
    )
  return (
    <Blank>
      <button
        type="button"
        className={styles.load}
        aria-label={messages.loadNamed({ item: label })}
        onClick={() => setPressed(true)}
      >
        {messages.load}
      </button>
    </Blank>
  )
}

const Blank = ({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) => (
  <div className={styles.noImage} aria-busy={isBusy || undefined}>
    <Icon name="photo" />
    {typeof children === 'string' ? <span>{children}</span> : children}
  </div>
)

type BlobPictureProps = { blob: Blob; alt: string; onError(): void }

/** A picture of bytes. Its address exists only while it is shown, and code in an SVG does not run in an `img` element. */
function BlobPicture({ blob, ...img }: BlobPictureProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} decoding="async" {...img} />
}
