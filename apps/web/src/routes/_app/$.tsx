import { createFileRoute, notFound } from '@tanstack/react-router'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'
import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

/** Every address without a page: links of the existing product lead on, the rest says so. */
export const Route = createFileRoute('/_app/$')({
  validateSearch: legacySearch,
  beforeLoad({ location }) {
    redirectLegacy(location)
    throw notFound()
  },
  notFoundComponent: NotFoundPage,
})
