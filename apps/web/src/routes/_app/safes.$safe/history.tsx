import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../screens/history/HistoryPage.tsx'
import { parseHistoryFilters } from '../../../screens/history/model/historyFilters.ts'

export const Route = createFileRoute('/_app/safes/$safe/history')({
  component: HistoryPage,
  validateSearch: parseHistoryFilters,
})
