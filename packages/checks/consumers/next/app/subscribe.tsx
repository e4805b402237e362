'use client';
import { Button, Dialog } from '@portal/ui';
import { useState } from 'react';

export function Subscribe() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Subscriu-t’hi</Button>
      <Dialog open={open} onOpenChange={setOpen} title="El far del matí" />
    </>
  );
}
