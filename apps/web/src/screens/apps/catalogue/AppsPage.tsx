import { Icon, PageHeader } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useListedApps } from '../../../data/apps/appQueries.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { SwitchedOffPage } from '../../../parts/status/SwitchedOffPage.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AddAppPanel } from './AddAppPanel.tsx'
import { Catalogue } from './Catalogue.tsx'
import { appsMessages } from './appsMessages.ts'

type Props = {
  /** Opens the panel with this address; null keeps it closed. */
  readonly add: string | null
}

/** The list of embedded apps for this account. */
export function AppsPage({ add }: Props) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const listed = useListedApps(chainId)
  const [isAdding, setAdding] = useState(add !== null)
  useDocumentTitle(appsMessages.title, nameOf(safe, chainId)?.name ?? null)
  if (!hasFeature(chain, 'SAFE_APPS'))
    return <SwitchedOffPage title={appsMessages.title} sentence={appsMessages.notAvailable} {...{ chain }} />
  return (
    <>
      <PageHeader
        title={appsMessages.title}
        subtitle={
          listed.isSuccess
            ? appsMessages.subtitleListed({ count: listed.apps.length, network: chain.chainName })
            : appsMessages.subtitle
        }
        actions={
          <Group gap="xs">
            <Button leftSection={<Icon name="plus" />} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {appsMessages.addApp}
            </Button>
            <Button
              leftSection={<Icon name="shield-lock" />}
              renderRoot={(props) => <Link to="/settings/apps" {...props} />}
            >
              {appsMessages.permissions}
            </Button>
          </Group>
        }
      />
      <Catalogue
        query={listed}
        aside={isAdding && <AddAppPanel initial={add ?? ''} listed={listed.apps} onClose={() => setAdding(false)} />}
      />
    </>
  )
}
