import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './styles.css'
import { showTheme } from './wallet/showTheme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')
showTheme()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
