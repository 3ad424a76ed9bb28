// Before everything else is loaded: the log reads its level then.
process.env.LOG_LEVEL = 'error'
