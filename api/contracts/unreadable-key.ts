export const unreadableKey =
  'The key of the model was sealed with another secret (PANEL_SECRET), so it has to be entered again.'
