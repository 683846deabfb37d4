import { createFileRoute } from '@tanstack/react-router'
import { AssetsPage } from '../../../screens/assets/components/AssetsPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/assets')({
  validateSearch: (search: Record<string, unknown>): { tab?: 'nfts' } =>
    search['tab'] === 'nfts' ? { tab: 'nfts' } : {},
  component: Assets,
})

function Assets() {
  return <AssetsPage tab={Route.useSearch().tab ?? 'tokens'} />
}
