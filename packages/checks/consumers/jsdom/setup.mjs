import { setUpTestDocument } from '@portal/ui/testing';

setUpTestDocument();
