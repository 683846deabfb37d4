import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ImportPage } from '../../screens/share/ImportPage.tsx'

export const Route = createFileRoute('/_app/import')({ component: Import })

/** The content of a share link is in the URL fragment, which browsers do not send; it is removed from the URL after reading. */
function Import() {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  return (
    <ImportPage
      fragment={fragment === '' ? '' : `#${fragment}`}
      onFragmentRead={() => void navigate({ to: '/import', replace: true })}
    />
  )
}
