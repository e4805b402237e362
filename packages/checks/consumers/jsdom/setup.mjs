import { setUpTestDocument } from '@portal/ui/testing';

await setUpTestDocument();
