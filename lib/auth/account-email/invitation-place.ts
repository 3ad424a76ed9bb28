/** The vault location under which an invitation's token is encrypted while it passes through the queue. */
export const invitationPlace = (id: string) => ({ table: 'invitations', rowId: id, projectId: '' })
