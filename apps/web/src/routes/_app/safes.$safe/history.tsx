import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../features/history/HistoryPage.tsx'
import { parseHistoryFilters } from '../../../features/history/model/historyFilters.ts'

export const Route = createFileRoute('/_app/safes/$safe/history')({
  component: HistoryPage,
  validateSearch: parseHistoryFilters,
})
