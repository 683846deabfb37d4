import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import '@countersign/ui/styles.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App {...start()} />)
