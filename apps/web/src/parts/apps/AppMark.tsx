import { clsx } from 'clsx'
import { useState } from 'react'
import { serviceUrl } from '../../data/client/apiClient.ts'
import { useDataSource } from '../../data/api/dataSource.ts'
import { useAppPictures } from '../../data/apps/appPictures.ts'
import { useServicePicture } from '../../data/pictures/useServicePicture.ts'
import styles from './AppMark.module.css'

type Props = {
  readonly name: string
  /** Only a listed app's picture is shown, because any app could use another one's picture. */
  readonly isListed: boolean
  /** According to the list. */
  readonly iconUrl?: string | null
  readonly size?: 'md' | 'lg'
}

/** An app's tile: filled with its picture or letter when the service lists it, hatched when it does not. */
export function AppMark({ name, isListed, iconUrl = null, size = 'md' }: Props) {
  const picture = useServicePicture(usePictureUrl(isListed ? iconUrl : null))
  const [failed, setFailed] = useState<string | null>(null)
  const letter = [...name].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '?'
  const className = clsx(styles.mark, size === 'lg' && styles.large, !isListed && styles.unlisted)
  if (picture === null || failed === picture)
    return (
      <span className={className} aria-hidden>
        {letter.toUpperCase()}
      </span>
    )
  return (
    <span className={clsx(className, styles.pictured)} aria-hidden>
      <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />
    </span>
  )
}

/** The service fetches the picture, so that the app does not learn who views it. */
function usePictureUrl(iconUrl: string | null): string | null {
  const { hasExtensions } = useDataSource()
  const [hasPictures] = useAppPictures()
  if (iconUrl === null || !hasPictures || !hasExtensions) return null
  const path = serviceUrl(`/v1/safe-apps/icon?url=${encodeURIComponent(iconUrl)}`)
  return URL.canParse(path, location.href) ? new URL(path, location.href).href : null
}
