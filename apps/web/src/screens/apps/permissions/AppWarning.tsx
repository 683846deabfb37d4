import type { SafeApp } from '@countersign/api'
import { InfoNote, VerdictNote } from '@countersign/ui'
import { appOf } from '../../../data/url/appOf.ts'
import { findLookalikeApp } from '../../../data/apps/confusableName.ts'
import { appsSharingOrigin } from '../../../data/apps/isListed.ts'
import { useRegistrableDomain } from '../../../data/url/registrableDomain.ts'
import styles from './Permissions.module.css'

type Named = Pick<SafeApp, 'url' | 'name'>
type Props = {
  readonly url: string
  /** The name in the app's manifest; null without one. */
  readonly name: string | null
  readonly isListed: boolean
  /** The apps that the service lists. */
  readonly listed: readonly Named[]
  /** Further apps known to this browser. */
  readonly others?: readonly Named[]
  /** The start of the sentence about the address. */
  readonly verb?: string
}

/** The address that the owner is about to open, with the registered domain as the largest text. */
export function AppWarning({ url, name, isListed, listed, others = [], verb = 'You are about to open' }: Props) {
  const { host, origin, key } = appOf(url) ?? { host: url, origin: url, key: url }
  const domain = useRegistrableDomain(host)
  const lookalike = isListed ? null : findLookalikeApp({ url, name }, listed)
  const neighbours = appsSharingOrigin(url, [...listed, ...others])
  const words = (
    <>
      {verb}
      <span className={styles.domain}>{domain}</span>
      {host !== domain && `through ${host}`}
      {host !== domain && (lookalike === null ? '.' : '. ')}
      {lookalike && `The listed ${lookalike.app.name} is ${appOf(lookalike.app.url)?.host ?? lookalike.app.url}.`}
      {host.includes('xn--') && ' The address contains letters of several alphabets, which can look alike.'}
    </>
  )
  return (
    <>
      {isListed ? (
        <InfoNote title="In the list of this service">{words}</InfoNote>
      ) : lookalike ? (
        <VerdictNote
          verdict="danger"
          announce
          title={
            lookalike.by === 'name'
              ? 'Not in the list, but named like a listed app'
              : 'Not in the list, but its address looks like a listed one'
          }
        >
          {words}
        </VerdictNote>
      ) : (
        <VerdictNote
          verdict="caution"
          title="The application you are trying to access is not in the default Safe Apps list"
        >
          {words}
        </VerdictNote>
      )}
      {neighbours.length > 0 && (
        <VerdictNote verdict="caution" title="It shares its address with other apps">
          {key} is at {origin}, as {neighbours.map((app) => app.name).join(', ')}{' '}
          {neighbours.length === 1 ? 'is' : 'are'}. The browser cannot separate them: a permission for one applies to
          all.
        </VerdictNote>
      )}
    </>
  )
}
