import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { VerifierRoot } from './VerifierRoot.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CountersignProvider>
      <VerifierRoot />
    </CountersignProvider>,
  )
