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
  useDocumentTitle('Apps', nameOf(safe, chainId)?.name ?? null)
  if (!hasFeature(chain, 'SAFE_APPS'))
    return <SwitchedOffPage title="Apps" sentence="Safe Apps are not available on this network." {...{ chain }} />
  return (
    <>
      <PageHeader
        title="Apps"
        subtitle={`${listed.isSuccess ? `${listed.apps.length} listed for ${chain.chainName}. ` : ''}Each app runs outside code in a closed frame. It can request signatures but cannot sign.`}
        actions={
          <Group gap="xs">
            <Button leftSection={<Icon name="plus" />} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              Add an app
            </Button>
            <Button
              leftSection={<Icon name="shield-lock" />}
              renderRoot={(props) => <Link to="/settings/apps" {...props} />}
            >
              App permissions
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
