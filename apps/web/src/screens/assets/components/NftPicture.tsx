import type { Collectible } from '@countersign/api'
import { Icon } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { nftMediaQuery, type NftPart } from '../../../data/nft/nftMediaQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { nftPictureMessages as messages } from '../nftPictureMessages.ts'
import { pictureStateOf } from '../pictureStateOf.ts'
import styles from './Assets.module.css'
import { BlobMedia } from './BlobMedia.tsx'

export interface NftPictureProps {
  item: Collectible
  /** The item in words. */
  label: string
  /** The user asked for all pictures. */
  isAsked: boolean
  /** The user asked for the video or sound of this item, which takes the place of the picture. */
  isPlayed?: boolean
}

/** A square of a fixed size: the picture or the video, the button that loads it, or the reason why there is none. */
export function NftPicture({ item, label, isAsked, isPlayed = false }: NftPictureProps) {
  const { from } = useDataSource()
  const state = pictureStateOf(item, from)
  const alt = item.name ?? label
  if (isPlayed) return <RemoteMedia {...{ item, label, alt }} key="animation" part="animation" isAsked />
  if (state.kind === 'inside') return <img src={state.src} alt={alt} loading="lazy" decoding="async" />
  if (state.kind === 'remote') return <RemoteMedia {...{ item, label, alt, isAsked }} key="picture" part="picture" />
  return <Blank>{state.reason}</Blank>
}

type RemoteMediaProps = { item: Collectible; label: string; alt: string; part: NftPart; isAsked: boolean }

function RemoteMedia({ item, label, alt, part, isAsked }: RemoteMediaProps) {
  const { chainId } = useAccount()
  const [isPressed, setPressed] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const media = useQuery({ ...nftMediaQuery(chainId, item, part), enabled: isAsked || isPressed })
  const isPicture = part === 'picture'
  if (media.data && !isBroken)
    return <BlobMedia blob={media.data} label={alt} isPlayed={!isPicture} onError={() => setBroken(true)} />
  if (media.isFetching) return <Blank isBusy>{isPicture ? messages.loading : messages.videoLoading}</Blank>
  if (media.error || isBroken)
    return (
      <Blank>
        <b>{isPicture ? messages.failed : messages.videoFailed}</b>
        <span role="alert">{media.error ? media.error.message : messages.unreadable}</span>
        <button
          type="button"
          className="cs-link"
          aria-label={isPicture ? messages.againNamed({ item: label }) : messages.videoAgainNamed({ item: label })}
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
