import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../screens/history/HistoryPage.tsx'
import { parseHistoryFilters, type HistoryFilters } from '../../../screens/history/model/historyFilters.ts'

/** `?export=open` opens the dialog for the file. */
export const Route = createFileRoute('/_app/safes/$safe/history')({
  component: HistoryPage,
  validateSearch: (search: Record<string, unknown>): HistoryFilters & { export?: 'open' } => ({
    ...parseHistoryFilters(search),
    ...(search['export'] === 'open' ? { export: 'open' } : {}),
  }),
})
