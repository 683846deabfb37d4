import type { SafeApp } from '@countersign/api'
import { Icon, KeyValueTable, ProvenanceMark, useCopy, type KeyValueRow } from '@countersign/ui'
import { Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { AppMark } from '../../../parts/apps/AppMark.tsx'
import { AppSees } from '../../../parts/apps/AppSees.tsx'
import { maySeeContacts, useAppPermission } from '../../../data/apps/appPermissions.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { CatalogueApp } from './catalogueApps.ts'
import { pageLink } from '../../../data/url/pageLink.ts'
import head from '../../../parts/apps/AppHead.module.css'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

/** A link that shows an app to another user, who then chooses an account. */
const shareLinkOf = (url: string, chainShortName: string): string =>
  pageLink(`/share/safe-app?${new URLSearchParams({ appUrl: url, chain: chainShortName }).toString()}`)

type Props = {
  readonly app: CatalogueApp
  readonly onClose: () => void
  /** Only for apps added in this browser. */
  readonly onRemove: (app: CatalogueApp) => void
}

/** What is known about an app before it is opened. */
export function AppDetails({ app, onClose, onRemove }: Props) {
  const { account, chain } = useAccount()
  const chains = useChains()
  const permission = useAppPermission(app.origin)
  const { outcome, copy } = useCopy(shareLinkOf(app.url, chain.shortName))
  const nameOf = (chainId: string) =>
    chains.find((one) => one.chainId === chainId)?.chainName ?? appsMessages.network(chainId)
  return (
    <Modal opened onClose={onClose} title={appsMessages.about({ name: app.name })} size={560}>
      <div className={styles.details}>
        <div className={head.head}>
          <AppMark name={app.name} isListed={app.listing !== null} iconUrl={app.listing?.iconUrl ?? null} size="lg" />
          <div>
            <b>{app.url}</b>
            <p>
              {app.description || appsMessages.noDescription} <ProvenanceMark source="service" />
            </p>
          </div>
        </div>
        <KeyValueTable framed rows={app.listing === null ? [addedByYou()] : rowsOf(app.listing, nameOf)} />
        <AppSees contacts={maySeeContacts(permission) ? (permission.contacts?.entries.length ?? 0) : null} />
        <div className={styles.bar}>
          <Button
            renderRoot={(props) => (
              <Link to="/safes/$safe/apps/open" params={{ safe: account }} search={{ appUrl: app.url }} {...props} />
            )}
          >
            {appsMessages.openApp}
          </Button>
          <Button leftSection={<Icon name="share-2" />} onClick={copy}>
            <span aria-live="polite">
              {
                { idle: appsMessages.copyLink, copied: appsMessages.linkCopied, failed: appsMessages.notCopied }[
                  outcome
                ]
              }
            </span>
          </Button>
          {app.listing === null && (
            <Button variant="subtle" onClick={() => onRemove(app)}>
              {appsMessages.removeApp}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}

const addedByYou = (): KeyValueRow => ({ label: appsMessages.inList, value: appsMessages.addedByYou })

function rowsOf(app: SafeApp, nameOf: (chainId: string) => string): KeyValueRow[] {
  const links = [
    ...(app.provider ? [{ name: app.provider.name, url: app.provider.url }] : []),
    ...(app.developerWebsite === null ? [] : [{ name: appsMessages.website, url: app.developerWebsite }]),
    ...app.socialProfiles.map(({ platform, url }) => ({
      name: PLATFORMS[platform] ?? appsMessages.profile,
      url,
    })),
  ]
  return [
    { label: appsMessages.networks, value: app.chainIds.map(nameOf).join(', ') },
    ...(app.tags.length > 0 ? [{ label: appsMessages.tags, value: app.tags.join(', ') }] : []),
    {
      label: appsMessages.severalCalls,
      value: app.features.includes('BATCHED_TRANSACTIONS') ? appsMessages.yesByList : appsMessages.notStated,
    },
    ...(links.length > 0
      ? [
          {
            label: appsMessages.madeBy,
            value: (
              <span className={styles.links}>
                {links.map(({ name, url }) => (
                  <OutsideLink key={`${name} ${url}`} name={name} url={url} />
                ))}
              </span>
            ),
            note: appsMessages.byList,
          },
        ]
      : []),
    { label: appsMessages.mayBeOpened, value: accessWords(app.accessControl) },
  ]
}

const PLATFORMS = { TWITTER: 'X', GITHUB: 'GitHub', DISCORD: 'Discord', TELEGRAM: 'Telegram', UNKNOWN: null }

/** The list may contain any scheme: only web addresses become links. */
const OutsideLink = ({ name, url }: { name: string; url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <a className="cs-link" href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <span>{name}</span>
  )

function accessWords({ type, value }: SafeApp['accessControl']): string {
  if (type === 'NO_RESTRICTIONS') return appsMessages.everyWallet
  if (type === 'UNKNOWN') return appsMessages.unknownRule
  const here = location.origin
  return value && value.length > 0
    ? appsMessages.onlyFrom({ places: value.join(', '), here })
    : appsMessages.fromNone({ here })
}
