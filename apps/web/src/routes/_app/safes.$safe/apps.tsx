import { createFileRoute } from '@tanstack/react-router'
import { AppsPage } from '../../../screens/apps/catalogue/AppsPage.tsx'

export const Route = createFileRoute('/_app/safes/$safe/apps')({
  /** `?add=`: opens the panel with this address. */
  validateSearch: (search: Record<string, unknown>): { add?: string } =>
    typeof search['add'] === 'string' ? { add: search['add'] } : {},
  component: Apps,
})

function Apps() {
  return <AppsPage add={Route.useSearch().add ?? null} />
}
