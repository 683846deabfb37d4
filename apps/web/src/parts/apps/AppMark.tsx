import { clsx } from 'clsx'
import { useState } from 'react'
import { serviceUrl } from '../../data/client/apiClient.ts'
import { useDataSource } from '../../data/api/dataSource.ts'
import { useAppPictures } from '../../data/apps/appPictures.ts'
import styles from './AppMark.module.css'

type Props = {
  readonly name: string
  /** Only a listed app's picture is shown: anybody can draw another's. */
  readonly isListed: boolean
  /** As the list says. */
  readonly iconUrl?: string | null
  readonly size?: 'md' | 'lg'
}

/** An app's tile: ink with its picture or letter where the service lists it, hatched where it does not. */
export function AppMark({ name, isListed, iconUrl = null, size = 'md' }: Props) {
  const picture = usePicture(isListed ? iconUrl : null)
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

/** Fetched by the service, so that nobody else learns who looks; the policy takes no picture from elsewhere. */
function usePicture(iconUrl: string | null): string | null {
  const { from } = useDataSource()
  const [hasPictures] = useAppPictures()
  if (iconUrl === null || !hasPictures || from === 'chain') return null
  const path = serviceUrl(`/v1/safe-apps/icon?url=${encodeURIComponent(iconUrl)}`)
  return URL.canParse(path, location.href) && new URL(path, location.href).origin === location.origin ? path : null
}
