/** Links of the sidebar and the slide-in menu. */
export const mainLinks = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Projects', href: '/projects' },
  { label: 'Reports', href: '/projects/reports' },
  { label: 'Account Settings', href: '/profile' },
]

/** Shown to administrators only; the server enforces it. */
export const adminLinks = [
  { label: 'Users', href: '/admin/users' },
  { label: 'All Projects', href: '/admin/projects' },
  { label: 'Analysts', href: '/admin/analysts' },
  { label: 'Early Access', href: '/admin/early-access' },
  { label: 'Model', href: '/admin/model' },
  { label: 'Settings', href: '/admin/settings' },
]
