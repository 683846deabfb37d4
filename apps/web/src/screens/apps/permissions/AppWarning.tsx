import type { SafeApp } from '@countersign/api'
import { InfoNote, VerdictNote, RichText } from '@countersign/ui'
import { appOf } from '../../../data/url/appOf.ts'
import { findLookalikeApp } from '../../../data/apps/confusableName.ts'
import { appsSharingOrigin } from '../../../data/apps/isListed.ts'
import { useRegistrableDomain } from '../../../data/url/registrableDomain.ts'
import { appPermissionsMessages } from './appPermissionsMessages.ts'
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
  /** Whether the user followed a link to the app, which opens it only later. */
  readonly isLink?: boolean
}

/** The address that the owner is about to open, with the registered domain as the largest text. */
export function AppWarning({ url, name, isListed, listed, others = [], isLink = false }: Props) {
  const { host, origin, key } = appOf(url) ?? { host: url, origin: url, key: url }
  const domain = useRegistrableDomain(host)
  const lookalike = isListed ? null : findLookalikeApp({ url, name }, listed)
  const neighbours = appsSharingOrigin(url, [...listed, ...others])
  const words = (
    <>
      <RichText
        text={sentenceOf(isLink, host === domain ? null : host)}
        slots={{ domain: <span className={styles.domain}>{domain}</span> }}
      />
      {lookalike &&
        ` ${appPermissionsMessages.listedIs({
          name: lookalike.app.name,
          host: appOf(lookalike.app.url)?.host ?? lookalike.app.url,
        })}`}
      {host.includes('xn--') && ` ${appPermissionsMessages.severalAlphabets}`}
    </>
  )
  return (
    <>
      {isListed ? (
        <InfoNote title={appPermissionsMessages.inServiceList}>{words}</InfoNote>
      ) : lookalike ? (
        <VerdictNote
          verdict="danger"
          announce
          title={lookalike.by === 'name' ? appPermissionsMessages.namedLike : appPermissionsMessages.looksLike}
        >
          {words}
        </VerdictNote>
      ) : (
        <VerdictNote verdict="caution" title={appPermissionsMessages.notDefault}>
          {words}
        </VerdictNote>
      )}
      {neighbours.length > 0 && (
        <VerdictNote verdict="caution" title={appPermissionsMessages.sharesAddress}>
          {appPermissionsMessages.sharesAddressText({
            app: key,
            origin,
            others: neighbours.map((app) => app.name),
          })}
        </VerdictNote>
      )}
    </>
  )
}

function sentenceOf(isLink: boolean, through: string | null): string {
  if (through === null) return isLink ? appPermissionsMessages.linking : appPermissionsMessages.opening
  return isLink
    ? appPermissionsMessages.linkingThrough({ host: through })
    : appPermissionsMessages.openingThrough({ host: through })
}
